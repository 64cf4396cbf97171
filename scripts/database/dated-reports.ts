import type { Firestore } from 'firebase-admin/firestore'

/** Says `{pronto: true}` where every report carries its period, so that the app may ask for reports by it. */
export const DATED_REPORTS = 'Estado/reports'

/** Whether every report carries its period: counted by the server, which finds no document by a field that it lacks. */
export async function areReportsDated(db: Firestore): Promise<boolean> {
  const reports = db.collection('Reports')
  const [all, dated] = await Promise.all([reports.count().get(), reports.orderBy('fim').count().get()])
  return all.data().count === dated.data().count
}

/** Writes down that every report carries its period, if so. */
export async function tellDatedReports(db: Firestore): Promise<boolean> {
  const dated = await areReportsDated(db)
  if (dated) await db.doc(DATED_REPORTS).set({ pronto: true })
  return dated
}
