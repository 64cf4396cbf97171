import { MENU_FROM_REM, useRoom } from './use-room.ts'

/** What the menu takes where it stands beside the page. */
const MENU_REM = 15

/** Whether the page, which the menu may stand beside, is at least so many rem wide, its margins included. */
export function usePageRoom(rem: number): boolean {
  const hasMenu = useRoom(MENU_FROM_REM)
  return useRoom(hasMenu ? rem + MENU_REM : rem)
}
