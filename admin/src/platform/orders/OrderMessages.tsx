import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { MESSAGE_CHANNELS } from '@ostrov/shared/orders/messages-kept'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { useFreshCard } from '../../components/records/use-renewed'
import { EmptyState } from '../../components/States'

const READERS = { customer: 'клиенту', restaurant: 'ресторану' } as const
type Message = AdminOrderCardWire['messages'][number]

/** What waits to be sent or could not be, each with a press that sends it now. */
export function OrderMessages({ order }: { order: AdminOrderCardWire }) {
  const fresh = useFreshCard<AdminOrderCardWire>('order', order)
  const resend = useMutation({
    mutationFn: (messageId: string) =>
      ask(
        api.admin
          .orders({ id: String(order.id) })
          .messages({ messageId })
          .put(),
      ),
    onSuccess: (card) => {
      fresh(card)
      showToast('Отправляем ещё раз', { kind: 'success' })
    },
    onError: (error) => showToast(sentenceOf(error)),
  })
  if (order.messages.length === 0)
    return <EmptyState title="Всё отправлено" text="Здесь стоят сообщения, которые ждут или не&nbsp;ушли." />
  return (
    <ul className="sums-list">
      {order.messages.map((message) => (
        <li key={message.id} className="sums__line order-message">
          <span>
            {`${MESSAGE_CHANNELS[message.channel]} ${READERS[message.to]}`}
            <span className="events__comment ui-small">{stateOf(message)}</span>
          </span>
          <Button
            size="small"
            busy={resend.isPending && resend.variables === message.id}
            onClick={() => resend.mutate(message.id)}
          >
            Отправить ещё раз
          </Button>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ state, tries, error, next_at }: Message): string {
  const now = serverNow()
  const tried = countOf(tries, 'попытка', 'попытки', 'попыток')
  const words =
    state === 'failed' ? `Не\u00A0ушло: ${tried}` : `Ждёт${next_at ? ` до\u00A0${formatMoment(next_at, now)}` : ''}`
  return error ? `${words}. ${error}` : words
}
