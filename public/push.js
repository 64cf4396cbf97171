/** Part of the service worker: shows what `npm run remind` sends, and opens the commitments at a tap. */
self.addEventListener('push', (event) => {
  const { title = 'Escala', body = 'Veja os seus próximos compromissos.' } = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: 'pt-BR',
      icon: '/icons/icon-192.png',
      // a later one takes the place of one that was not read
      tag: 'turnos',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openHome())
})

async function openHome() {
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => new URL(url).pathname === '/home')
  await (open ? open.focus() : self.clients.openWindow('/home'))
}
