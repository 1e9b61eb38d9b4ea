import { createSandboxBank } from '../stand-ins/bank/sandbox-bank'
import { openProduct } from './product'

/** The product on a real port beside the sandbox bank, so that notifications travel as they do in life. */
export async function openProductWithBank(env: Record<string, string> = {}) {
  let handle: (request: Request) => Promise<Response> | Response = () => new Response('starting', { status: 503 })
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => handle(request) })
  const origin = `http://127.0.0.1:${server.port}`
  const product = await openProduct({ PUBLIC_ORIGIN: origin, TBANK_URL: `${origin}/sandbox-bank/v2/`, ...env })
  const { terminalKey, password } = product.config.payments
  const bank = createSandboxBank({
    pool: product.pool,
    terminalKey,
    password,
    publicUrl: `${origin}/sandbox-bank`,
    prefix: '/sandbox-bank',
    retryMs: 100,
    tickMs: 100,
  })
  await bank.start()
  let isDown = false
  const running = new Set<Promise<Response>>()
  const counted = (answer: Promise<Response>) => {
    running.add(answer)
    void answer.finally(() => running.delete(answer))
    return answer
  }
  handle = (request) => counted(answerTo(request))
  const answerTo = async (request: Request) => {
    if (!new URL(request.url).pathname.startsWith('/sandbox-bank')) return product.app.handle(request)
    return isDown ? new Response('down', { status: 502 }) : bank.app.handle(request)
  }
  product.beforeClose(async () => {
    await bank.stop()
    await Promise.allSettled(running)
    await server.stop(true)
  })

  /** Presses a button of the bank's page; `card`: its last digits, of one that is to be kept. */
  async function press(payment_url: string, decision: 'pay' | 'decline', card = '') {
    await fetch(payment_url)
    await fetch(payment_url, { method: 'POST', body: new URLSearchParams({ decision, card }), redirect: 'manual' })
  }
  return { ...product, product, bank, press, origin, setDown: (down: boolean) => (isDown = down) }
}
