/**
 * `bun run stand-in NAME [PORT]`: a server that speaks and refuses as an outside service does, for trying things by hand.
 * Prints the settings that lead the product there, and stays until it is ended. It listens on this machine alone.
 */
import { startArcafeStandIn } from '../api/stand-ins/counters/arcafe-stand-in.ts'
import { startFrontpadStandIn } from '../api/stand-ins/counters/frontpad-stand-in.ts'
import { startIikoStandIn } from '../api/stand-ins/counters/iiko-stand-in.ts'
import { startSmtpStandIn } from '../api/stand-ins/smtp-stand-in.ts'
import { startWebhookStandIn } from '../api/stand-ins/webhook-stand-in.ts'

const FRONTPAD_PORT = 4010
const ARCAFE_PORT = 4011
const IIKO_PORT = 4013
const WEBHOOK_PORT = 4012
const MAIL = { user: 'ostrov', password: 'ostrov2026' }

const STAND_INS: Readonly<Record<string, (port: number | undefined) => string[]>> = {
  frontpad: (port = FRONTPAD_PORT) => [`FRONTPAD_URL=${startFrontpadStandIn({ port }).url}`],
  arcafe: (port = ARCAFE_PORT) => [`ARCAFE_URL=${startArcafeStandIn({ port }).url}`],
  iiko: (port = IIKO_PORT) => [`IIKO_URL=${startIikoStandIn({ port }).url}`],
  webhooks: (port = WEBHOOK_PORT) => [startWebhookStandIn({ port }).url],
  mail: () => {
    const { port } = startSmtpStandIn(MAIL.user, MAIL.password)
    return ['MAIL=smtp', `SMTP_URL=smtp://${MAIL.user}:${MAIL.password}@127.0.0.1:${port}`]
  },
}

const [name = '', port] = process.argv.slice(2)
const start = Object.hasOwn(STAND_INS, name) ? STAND_INS[name] : undefined
if (start) for (const line of start(port === undefined ? undefined : Number(port))) console.log(line)
else {
  console.error(`bun run stand-in ${Object.keys(STAND_INS).join(' | ')} [port]`)
  process.exitCode = 2
}
