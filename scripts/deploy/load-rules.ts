/**
 * Gives the emulator these rules for the project; undefined when they compile, else what the compiler says.
 * @param emulator 'host:port'
 */
export async function loadRules(
  emulator: string,
  projectId: string,
  content: string,
): Promise<string | undefined> {
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  const answer = await response.text()
  return response.ok ? undefined : answer.slice(0, 500)
}
