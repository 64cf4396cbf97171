import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/**
 * Firestore with an administrator's rights, past the rules: of the emulator that FIRESTORE_EMULATOR_HOST names, else of the project itself
 * with application-default credentials.
 */
export function adminFirestore(projectId: string): Firestore {
  const known = getApps().find(({ name }) => name === projectId)
  return getFirestore(known ?? initializeApp({ projectId }, projectId))
}
