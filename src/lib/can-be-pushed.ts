/** Whether this browser can be reached while the app is closed. On an iPhone only once the app is on the home screen. */
export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}
