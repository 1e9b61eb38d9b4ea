import { openLightPool } from '../src/db/pool'
import type { Deps } from '../src/kernel/deps'
import { callbackOf } from '../src/services/social/social'
import { createSandboxBank } from './bank/sandbox-bank'
import { createSandboxSocial } from './sandbox-social'

/** The outside services that a server of development plays itself, by the paths where it does so. */
export async function openSandboxes({ config, log }: Deps) {
  const { payments, social, origin } = config
  const bank = payments.mode === 'sandbox' ? await openBank({ config, log }) : null
  const signIn =
    social.mode === 'sandbox'
      ? createSandboxSocial((provider) => callbackOf(origin, provider), '/sandbox-social')
      : null
  return {
    served: [
      ...(bank ? [{ prefix: '/sandbox-bank', handle: async (request: Request) => bank.app.handle(request) }] : []),
      ...(signIn ? [{ prefix: '/sandbox-social', handle: signIn.handle }] : []),
    ],
    stop: async () => bank?.stop(),
  }
}

async function openBank({ config, log }: Pick<Deps, 'config' | 'log'>) {
  const { terminalKey, password } = config.payments
  const publicUrl = `${config.origin}/sandbox-bank`
  const onLost = ({ message }: Error) => log.warn({ reason: message }, 'a connection of the sandbox bank was lost')
  const pool = openLightPool(config.database.url, onLost, { max: 5 })
  const bank = createSandboxBank({ pool, terminalKey, password, publicUrl, prefix: '/sandbox-bank' })
  await bank.start()
  return bank
}
