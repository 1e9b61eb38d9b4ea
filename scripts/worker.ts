/** One server process under `start.ts`: once it listens it tells its supervisor each second that its thread is free. */
import '../api/src/stop-signal.ts'
// Above all others: what it hears must not wait for them.

import { write } from 'node:fs'
import { BEAT_FD, BEAT_MS } from './beat.ts'

// Ends when it listens: until then a slow start is no silence.
await import('../api/src/server.ts')
setInterval(() => write(BEAT_FD, `${process.pid}\n`, () => undefined), BEAT_MS)
