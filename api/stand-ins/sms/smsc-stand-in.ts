import { isRepeat, startSmsStandIn, takeSms } from './sms-stand-in'

/**
 * A server that speaks and checks as SMSC.ru does: key, number, text, money and repeats; whatever it refuses is answered with 200.
 * +7 900 000-00-01 cannot be reached.
 */
export const startSmscStandIn = (apiKey: string) =>
  startSmsStandIn(
    (request, form, control) => {
      const one = { to: form.get('phones') ?? '', msg: form.get('mes') ?? '' }
      if (new URL(request.url).pathname !== '/sys/send.php' || form.get('fmt') !== '3')
        return refuse(1, 'parameters error')
      if (form.get('apikey') !== apiKey) return refuse(2, 'authorise error')
      if (control.balance <= 0) return refuse(3, 'no money')
      if (one.msg === '' || form.get('charset') !== 'utf-8') return refuse(1, 'parameters error')
      if (!/^7\d{10}$/.test(one.to)) return refuse(7, 'invalid number')
      if (one.to === '79000000001') return refuse(8, "message can't be delivered")
      if (isRepeat(control, one)) return refuse(9, 'duplicate request, wait a minute')
      takeSms(control, one)
      return Response.json({ id: control.sent.length, cnt: 1, cost: '3.20', balance: control.balance.toFixed(2) })
    },
    () => refuse(4, 'ip is blocked'),
  )

const refuse = (error_code: number, error: string) => Response.json({ error, error_code })
