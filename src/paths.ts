/** Every URL of the app: `pattern` for the route table, a function for links. */
export const paths = {
  login: '/',
  primeiroAcesso: '/primeiro-acesso',
  home: '/home',
  calendario: '/calendario',
  compartilhar: '/compartilhar',
  /** `mes`: 'YYYY-MM' */
  compartilharHouse: (cidade: string, igreja: string, mes = '') =>
    `/compartilhar?${new URLSearchParams({ cidade, igreja, ...(mes === '' ? {} : { mes }) })}`,
  relatorios: '/relatorio',
  relatorioNew: '/relatorio/new',
  relatorioEditPattern: '/relatorio/edit/:id',
  relatorioEdit: (id: string) => `/relatorio/edit/${encodeURIComponent(id)}`,
  relatorioHistoricoPattern: '/relatorio/historico/:id',
  /** `dia` 'YYYY-MM-DD' shows the changes of that day alone */
  relatorioHistorico: (id: string, dia = '') =>
    `/relatorio/historico/${encodeURIComponent(id)}${dia && `?dia=${dia}`}`,
  users: '/user',
  userNew: '/user/new',
  userImport: '/user/import',
  userEditPattern: '/user/edit/:id',
  userEdit: (id: string) => `/user/edit/${encodeURIComponent(id)}`,
  cidades: '/cidade',
  cidadeNew: '/cidade/new',
  cidadeEditPattern: '/cidade/edit/:id',
  cidadeEdit: (id: string) => `/cidade/edit/${encodeURIComponent(id)}`,
  cargos: '/cargo',
  cargoNew: '/cargo/new',
  cargoEditPattern: '/cargo/edit/:id',
  cargoEdit: (id: string) => `/cargo/edit/${encodeURIComponent(id)}`,
  igrejas: '/igreja',
  igrejaNew: '/igreja/new',
  igrejaEditPattern: '/igreja/edit/:id',
  igrejaEdit: (id: string) => `/igreja/edit/${encodeURIComponent(id)}`,
  log: '/log',
  pa: '/pa',
  acessoNegado: '/acesso_negado',
} as const
