/** The port of development, open from the first moment on, also while packages are being installed: so it imports none. */
import { openFront, type Targets } from './front.ts'
import { createStages } from './stages.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const targets = Promise.withResolvers<Targets>()

export const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`
export const stages = createStages()
export const front = takePort()
/** From here on the parts answer. */
export const serve = targets.resolve

function takePort() {
  try {
    return openFront(host, port, targets.promise, stages.current)
  } catch {
    console.error(`Port ${port} on ${host} is taken. Stop what listens there, or choose another: PORT=3100 bun run dev`)
    process.exit(1)
  }
}
