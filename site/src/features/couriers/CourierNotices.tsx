import type { CourierWorkWire } from '@ostrov/shared/couriers/schema'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import { askSubscription, findPushKey } from '../push/subscription'

type Props = { courier_key: string; isTold: boolean; onDone: (work: CourierWorkWire) => void }

/** Whether this phone is told of orders that are given; nothing where a browser cannot be. */
export function CourierNotices({ courier_key, isTold, onDone }: Props) {
  const [key, setKey] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    findPushKey().then(setKey, () => undefined)
  }, [])
  if (!key) return null
  const turn = async (isOn: boolean) => {
    try {
      const push_subscription = isOn ? await askSubscription(key) : null
      setError(isOn && !push_subscription ? 'Браузер не\u00A0разрешил уведомления.' : null)
      if (isOn === (push_subscription !== null))
        onDone(await ask(api.couriers({ key: courier_key }).notices.put({ push_subscription })))
    } catch (problem) {
      setError(sentenceOf(problem))
    }
  }
  return (
    <div className="courier__order">
      <SwitchField
        label={'Сообщать о\u00A0новых заказах'}
        hint={'Уведомление придёт, когда ресторан отдаст вам заказ, и\u00A0когда страница закрыта.'}
        checked={isTold}
        onChange={({ target }) => void turn(target.checked)}
      />
      {error && (
        <p className="ui-field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
