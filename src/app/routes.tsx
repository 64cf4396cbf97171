import { Suspense } from 'react'
import { Route, Routes, useOutletContext } from 'react-router-dom'
import { Loading } from '#src/components/loading.tsx'
import type { Permission } from '#src/domain/permissions.ts'
import { LoginPage } from '#src/pages/login/login-page.tsx'
import { paths } from '#src/paths.ts'
import type { LayoutOutlet } from './layout.tsx'
import { type LoadedLater, loadLater, ShowLazy } from './loaded-later.tsx'

type GuardedBy = Permission | 'session'
type Page = { path: string; permission?: GuardedBy; component: LoadedLater }

const HomePage = loadLater(async () => (await import('#src/pages/home/home-page.tsx')).HomePage)

/** Pages inside the layout; one without a permission is open, as the specification's route table says. 'session': for anybody signed in. */
export const PAGES: Page[] = [
  {
    path: paths.home,
    permission: 'home',
    component: HomePage,
  },
  {
    path: paths.calendario,
    permission: 'calendario',
    component: loadLater(
      async () => (await import('#src/pages/calendario/calendario-page.tsx')).CalendarioPage,
    ),
  },
  {
    path: paths.compartilhar,
    permission: 'session',
    component: loadLater(
      async () => (await import('#src/pages/compartilhar/compartilhar-page.tsx')).CompartilharPage,
    ),
  },
  {
    path: paths.disponibilidade,
    permission: 'home',
    component: loadLater(
      async () => (await import('#src/pages/disponibilidade/disponibilidade-page.tsx')).DisponibilidadePage,
    ),
  },
  {
    path: paths.lembretes,
    permission: 'relatorio_editar',
    component: loadLater(async () => (await import('#src/pages/lembretes/lembretes-page.tsx')).LembretesPage),
  },
  {
    path: paths.cidades,
    permission: 'cidade_lista',
    component: loadLater(async () => (await import('#src/pages/cidade/cidade-list-page.tsx')).CidadeListPage),
  },
  {
    path: paths.cidadeNew,
    permission: 'cidade_novo',
    component: loadLater(async () => (await import('#src/pages/cidade/cidade-new-page.tsx')).CidadeNewPage),
  },
  {
    path: paths.cidadeEditPattern,
    permission: 'cidade_editar',
    component: loadLater(async () => (await import('#src/pages/cidade/cidade-edit-page.tsx')).CidadeEditPage),
  },
  {
    path: paths.cargos,
    permission: 'cargo_lista',
    component: loadLater(async () => (await import('#src/pages/cargo/cargo-list-page.tsx')).CargoListPage),
  },
  {
    path: paths.cargoNew,
    permission: 'cargo_novo',
    component: loadLater(async () => (await import('#src/pages/cargo/cargo-new-page.tsx')).CargoNewPage),
  },
  {
    path: paths.cargoEditPattern,
    permission: 'cargo_editar',
    component: loadLater(async () => (await import('#src/pages/cargo/cargo-edit-page.tsx')).CargoEditPage),
  },
  {
    path: paths.igrejas,
    permission: 'igreja_lista',
    component: loadLater(async () => (await import('#src/pages/igreja/igreja-list-page.tsx')).IgrejaListPage),
  },
  {
    path: paths.igrejaNew,
    permission: 'igreja_novo',
    component: loadLater(async () => (await import('#src/pages/igreja/igreja-new-page.tsx')).IgrejaNewPage),
  },
  {
    path: paths.igrejaEditPattern,
    permission: 'igreja_editar',
    component: loadLater(async () => (await import('#src/pages/igreja/igreja-edit-page.tsx')).IgrejaEditPage),
  },
  {
    path: paths.relatorios,
    permission: 'relatorio_lista',
    component: loadLater(
      async () => (await import('#src/pages/relatorio/list/relatorio-list-page.tsx')).RelatorioListPage,
    ),
  },
  {
    path: paths.relatorioNew,
    permission: 'relatorio_novo',
    component: loadLater(
      async () => (await import('#src/pages/relatorio/new/relatorio-new-page.tsx')).RelatorioNewPage,
    ),
  },
  {
    path: paths.relatorioHistoricoPattern,
    permission: 'relatorio_lista',
    component: loadLater(
      async () =>
        (await import('#src/pages/relatorio/history/relatorio-historico-page.tsx')).RelatorioHistoricoPage,
    ),
  },
  {
    path: paths.relatorioCarga,
    permission: 'relatorio_lista',
    component: loadLater(
      async () => (await import('#src/pages/relatorio/carga/relatorio-carga-page.tsx')).RelatorioCargaPage,
    ),
  },
  {
    path: paths.userTurnosPattern,
    permission: 'usuario_lista',
    component: loadLater(
      async () => (await import('#src/pages/user/turnos/user-turnos-page.tsx')).UserTurnosPage,
    ),
  },
  {
    path: paths.relatorioMes,
    permission: 'relatorio_novo',
    component: loadLater(
      async () => (await import('#src/pages/relatorio/mes/relatorio-mes-page.tsx')).RelatorioMesPage,
    ),
  },
  {
    path: paths.relatorioEditPattern,
    permission: 'relatorio_editar',
    component: loadLater(
      async () => (await import('#src/pages/relatorio/edit/relatorio-edit-page.tsx')).RelatorioEditPage,
    ),
  },
  {
    path: paths.log,
    component: loadLater(async () => (await import('#src/pages/log/log-page.tsx')).LogPage),
  },
  {
    path: paths.users,
    permission: 'usuario_lista',
    component: loadLater(async () => (await import('#src/pages/user/list/user-list-page.tsx')).UserListPage),
  },
  {
    path: paths.userNew,
    permission: 'usuario_novo',
    component: loadLater(async () => (await import('#src/pages/user/user-new-page.tsx')).UserNewPage),
  },
  {
    path: paths.userEditPattern,
    permission: 'usuario_editar',
    component: loadLater(async () => (await import('#src/pages/user/edit/user-edit-page.tsx')).UserEditPage),
  },
  {
    path: paths.pa,
    component: loadLater(async () => (await import('#src/pages/pa/pa-page.tsx')).PaPage),
  },
  {
    path: paths.userImport,
    permission: 'usuario_novo',
    component: loadLater(
      async () => (await import('#src/pages/user/import/user-import-page.tsx')).UserImportPage,
    ),
  },
  {
    path: paths.privacidade,
    permission: 'session',
    component: loadLater(
      async () => (await import('#src/pages/privacidade/privacidade-page.tsx')).PrivacidadePage,
    ),
  },
  {
    path: paths.ajuda,
    permission: 'session',
    component: loadLater(async () => (await import('#src/pages/ajuda/ajuda-page.tsx')).AjudaPage),
  },
  {
    path: paths.acessoNegado,
    component: loadLater(
      async () => (await import('#src/pages/acesso-negado/acesso-negado-page.tsx')).AcessoNegadoPage,
    ),
  },
  {
    path: '*',
    component: loadLater(async () => (await import('#src/pages/not-found/not-found-page.tsx')).NotFoundPage),
  },
]

const Layout = loadLater(async () => (await import('./layout.tsx')).Layout)
const PrimeiroAcessoPage = loadLater(
  async () => (await import('#src/pages/primeiro-acesso/primeiro-acesso-page.tsx')).PrimeiroAcessoPage,
)

/** Loads what /home is drawn with, so that the first thing it paints is the commitments and not that it loads. */
export async function preloadHome(): Promise<void> {
  await Promise.all([Layout.preload(), HomePage.preload()])
}

export function AppRoutes() {
  return (
    <Suspense fallback={<Loading text="Carregando..." />}>
      <Routes>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.primeiroAcesso} element={<ShowLazy component={PrimeiroAcessoPage} />} />
        <Route element={<ShowLazy component={Layout} />}>
          {PAGES.map(({ path, permission, component }) => (
            <Route
              key={path}
              path={path}
              element={
                permission ? (
                  <GuardedPage permission={permission} component={component} />
                ) : (
                  <ShowLazy component={component} />
                )
              }
            />
          ))}
        </Route>
      </Routes>
    </Suspense>
  )
}

function GuardedPage({ permission, component }: { permission: GuardedBy; component: LoadedLater }) {
  const { Guard } = useOutletContext<LayoutOutlet>()
  return (
    <Guard permission={permission}>
      <ShowLazy component={component} />
    </Guard>
  )
}
