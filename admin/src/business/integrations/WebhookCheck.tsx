import { WEBHOOK_FAILURES } from '@ostrov/shared/webhooks/events'
import type { WebhookCheckWire } from '@ostrov/shared/webhooks/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { CheckAct } from './CheckAct'
import { deliveriesKey, webhookKey } from './counter-key'

/** Sends a test event and says what was answered. */
export function WebhookCheck({ id }: { id: string }) {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: () => ask(api.integrations.webhooks.restaurant({ restaurantId: id }).check.post()),
    onSettled: () =>
      Promise.all([deliveriesKey(id), webhookKey(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  return (
    <CheckAct check={check} busyLabel="Отправляем…">
      {(answered) => <Checked check={answered} />}
    </CheckAct>
  )
}

function Checked({ check: { failure, code, answer } }: { check: WebhookCheckWire }) {
  return (
    <div className="counter-check stack gap-2" data-failed={failure !== null || undefined}>
      <p>
        <strong>{failure ? WEBHOOK_FAILURES[failure] : 'Проверочное событие принято'}.</strong>{' '}
        {code !== null && `Код ответа ${code}.`}
      </p>
      {answer !== '' && <code className="counter-hook">{answer}</code>}
    </div>
  )
}
