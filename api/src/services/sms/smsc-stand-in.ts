import type { SentSms } from './smsru-stand-in'

/**
 * A server that speaks and checks as SMSC.ru does: key, number, text, money and repeats; whatever it refuses is answered with 200.
 * +7 900 000-00-01 cannot be reached.
 */
export function startSmscStandIn(apiKey: string) {
  const sent: SentSms[] = []
  const control = { sent, balance: 100, loseAnswers: 0 }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '')
      const answer = accept(request, form, apiKey, control)
      if (control.loseAnswers === 0) return answer
      control.loseAnswers -= 1
      return new Response('<h1>Gateway timeout</h1>', { status: 504 })
    },
  })
  return Object.assign(control, { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) })
}

function accept(
  request: Request,
  form: URLSearchParams,
  apiKey: string,
  control: { sent: SentSms[]; balance: number },
): Response {
  const to = form.get('phones') ?? ''
  const msg = form.get('mes') ?? ''
  if (new URL(request.url).pathname !== '/sys/send.php' || form.get('fmt') !== '3') return refuse(1, 'parameters error')
  if (form.get('apikey') !== apiKey) return refuse(2, 'authorise error')
  if (control.balance <= 0) return refuse(3, 'no money')
  if (msg === '' || form.get('charset') !== 'utf-8') return refuse(1, 'parameters error')
  if (!/^7\d{10}$/.test(to)) return refuse(7, 'invalid number')
  if (to === '79000000001') return refuse(8, "message can't be delivered")
  if (control.sent.some((one) => one.to === to && one.msg === msg)) return refuse(9, 'duplicate request, wait a minute')
  control.sent.push({ to, msg })
  control.balance -= 1
  return Response.json({ id: control.sent.length, cnt: 1, cost: '3.20', balance: control.balance.toFixed(2) })
}

const refuse = (error_code: number, error: string) => Response.json({ error, error_code })
