export type SentSms = { to: string; msg: string }
/** What a gateway has taken, the messages it still has money for, and how many of its next answers are lost on the way back. */
export type SmsControl = {
  sent: SentSms[]
  balance: number
  loseAnswers: number
  failNext: number
  statuses: Record<string, number>
}
/** How a gateway answers a form. */
export type Accept = (request: Request, form: URLSearchParams, control: SmsControl) => Response

/** A gateway on 127.0.0.1; `broken` is what it says while `failNext` lasts. */
export function startSmsStandIn(accept: Accept, broken: () => Response) {
  const control: SmsControl = { sent: [], balance: 100, loseAnswers: 0, failNext: 0, statuses: {} }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '')
      if (control.failNext > 0) {
        control.failNext -= 1
        return broken()
      }
      const answer = accept(request, form, control)
      if (control.loseAnswers === 0) return answer
      control.loseAnswers -= 1
      return new Response('<h1>Gateway timeout</h1>', { status: 504 })
    },
  })
  return Object.assign(control, { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) })
}

/** The same text went to the number before. */
export const isRepeat = ({ sent }: SmsControl, { to, msg }: SentSms): boolean =>
  sent.some((one) => one.to === to && one.msg === msg)

/** Takes a message for one of the messages paid for. */
export function takeSms(control: SmsControl, one: SentSms) {
  control.sent.push(one)
  control.balance -= 1
}
