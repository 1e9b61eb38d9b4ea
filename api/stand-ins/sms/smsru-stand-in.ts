import { isRepeat, type SmsControl, startSmsStandIn, takeSms } from './sms-stand-in'

/**
 * A server that speaks and checks as SMS.ru does: key, method, number, text, money and repeats.
 * +7 900 000-00-01 cannot be reached; each accepted text may go to a number once a minute.
 */
export const startSmsruStandIn = (apiId: string) =>
  startSmsStandIn(
    (request, form, control) => {
      const one = { to: form.get('to') ?? '', msg: form.get('msg') ?? '' }
      const { pathname } = new URL(request.url)
      if (pathname === '/sms/status') return statusOf(form, control)
      if (pathname !== '/sms/send') return refuse(211)
      if (request.method !== 'POST' || form.get('json') !== '1') return refuse(210)
      if (form.get('api_id') !== apiId) return refuse(200)
      if (control.balance <= 0) return refuse(201)
      if (one.msg === '') return perNumber(one.to, 203)
      if (!/^7\d{10}$/.test(one.to) || one.to === '79000000001') return perNumber(one.to, 202)
      if (isRepeat(control, one)) return perNumber(one.to, 231)
      takeSms(control, one)
      return Response.json({
        status: 'OK',
        status_code: 100,
        sms: { [one.to]: { status: 'OK', status_code: 100, sms_id: `000000-${control.sent.length}` } },
        balance: control.balance,
      })
    },
    () => refuse(220),
  )

/** A message is on its way until somebody says otherwise by `statuses`: id → code. */
function statusOf(form: URLSearchParams, { statuses }: SmsControl) {
  const id = form.get('sms_id') ?? ''
  const one = { status: 'OK', status_code: statuses[id] ?? 102, cost: '4.35', status_text: 'Сообщение' }
  return Response.json({ status: 'OK', status_code: 100, sms: { [id]: one } })
}

const refuse = (code: number) => Response.json({ status: 'ERROR', status_code: code, status_text: 'Отказ' })

function perNumber(to: string, code: number) {
  const one = { status: 'ERROR', status_code: code, status_text: 'Отказ' }
  return Response.json({ status: 'OK', status_code: 100, sms: { [to]: one }, balance: 1 })
}
