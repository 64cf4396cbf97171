// Loaded into firebase-tools before it starts. Its standard input is a pipe from the program that started it: that program closes it, or
// the system does, however the program ends, kill -9 included. The emulators then stop as with Ctrl+C. This is the only way in which they
// are asked to: a second signal would make firebase-tools leave at once and without them.
import { spawnSync } from 'node:child_process'

const stop = () => process.kill(process.pid, 'SIGINT')
process.stdin.once('end', stop)
process.stdin.resume()

// the program that read it may be gone
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// firebase-tools runs Java in a group of its own; when it ends by an error of its own, Java would go on and hold its port
process.on('exit', () => spawnSync('pkill', ['-INT', '-P', String(process.pid)]))
