// Loaded into firebase-tools before it starts. Its standard input is a pipe from the program that started it: the system closes it however
// that program ends, kill -9 included, and the emulators then stop as with Ctrl+C. Nobody
// reads any more what it says by then.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'))
process.stdin.on('error', () => process.kill(process.pid, 'SIGINT'))
process.stdin.resume()
process.stdin.unref?.()
