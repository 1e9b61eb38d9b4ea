export type SentSms = { to: string; msg: string }

/**
 * A server that speaks and checks as SMS.ru does: key, method, number, text, money and repeats.
 * +7 900 000-00-01 cannot be reached; each accepted text may go to a number once a minute.
 */
export function startSmsruStandIn(apiId: string) {
  const sent: SentSms[] = []
  const control = { sent, balance: 100, failNext: 0, loseAnswers: 0 }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '')
      if (control.failNext > 0) {
        control.failNext -= 1
        return refuse(220)
      }
      const answer = accept(request, form, apiId, control)
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
  apiId: string,
  control: { sent: SentSms[]; balance: number },
): Response {
  const to = form.get('to') ?? ''
  const msg = form.get('msg') ?? ''
  if (new URL(request.url).pathname !== '/sms/send') return refuse(211)
  if (request.method !== 'POST' || form.get('json') !== '1') return refuse(210)
  if (form.get('api_id') !== apiId) return refuse(200)
  if (control.balance <= 0) return refuse(201)
  if (msg === '') return perNumber(to, 203)
  if (!/^7\d{10}$/.test(to) || to === '79000000001') return perNumber(to, 202)
  if (control.sent.some((one) => one.to === to && one.msg === msg)) return perNumber(to, 231)
  control.sent.push({ to, msg })
  control.balance -= 1
  return Response.json({
    status: 'OK',
    status_code: 100,
    sms: { [to]: { status: 'OK', status_code: 100, sms_id: `000000-${control.sent.length}` } },
    balance: control.balance,
  })
}

function refuse(code: number) {
  return Response.json({ status: 'ERROR', status_code: code, status_text: 'Отказ' })
}

function perNumber(to: string, code: number) {
  const one = { status: 'ERROR', status_code: code, status_text: 'Отказ' }
  return Response.json({ status: 'OK', status_code: 100, sms: { [to]: one }, balance: 1 })
}
