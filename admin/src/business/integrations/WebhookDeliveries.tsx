import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { DELIVERY_STATES, DELIVERY_TONES, SENT_EVENTS, WEBHOOK_FAILURES } from '@ostrov/shared/webhooks/events'
import { webhookDeliveries } from '@ostrov/shared/webhooks/lists'
import type { WebhookDeliveryWire } from '@ostrov/shared/webhooks/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { deliveriesKey } from './counter-key'

const ASK_EVERY_MS = { refetchInterval: 15_000 }

/** What was sent to the restaurant's server, and what it answered. */
export function WebhookDeliveries({ id }: { id: string }) {
  const list = useList(webhookDeliveries)
  const route = api.integrations.webhooks.restaurant({ restaurantId: id }).deliveries
  const { query } = list
  const facets = useFacets(deliveriesKey(id), query, () => ask(route.facets.get({ query })), ASK_EVERY_MS)
  const rows = useRows(deliveriesKey(id), query, () => ask(route.get({ query })), ASK_EVERY_MS)
  return (
    <section className="stack gap-4" aria-labelledby="webhook-log">
      <h2 id="webhook-log">{webhookDeliveries.title}</h2>
      <p className="ui-muted">За&nbsp;30&nbsp;дней. Что было в&nbsp;самих событиях, мы не&nbsp;храним.</p>
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={webhookDeliveries.title}
        columns={columnsOf(id)}
        empty={{ title: 'Пока ничего не\u00A0отправляли', text: 'Нажмите «Проверить»: придёт проверочное событие.' }}
      />
    </section>
  )
}

const columnsOf = (id: string): readonly Column<WebhookDeliveryWire>[] => [
  {
    key: 'event',
    title: 'Событие',
    cell: ({ event, order_id }) => (
      <TwoLines second={order_id === null ? '' : `Заказ №\u00A0${order_id}`}>{SENT_EVENTS[event]}</TwoLines>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: (one) => (
      <TwoLines second={moreOf(one)}>
        <StatusBadge label={DELIVERY_STATES[one.state]} tone={DELIVERY_TONES[one.state]} />
      </TwoLines>
    ),
  },
  {
    key: 'answer',
    title: 'Ответ',
    cell: ({ code, answer }) => (
      <TwoLines second={<span className="webhook-answer">{answer}</span>}>{code ?? '—'}</TwoLines>
    ),
  },
  momentColumn('created_at', 'Когда'),
  { key: 'acts', title: 'Что сделать', cell: (one) => <Resend restaurantId={id} delivery={one} /> },
]

function moreOf({ failure, attempts, next_at }: WebhookDeliveryWire): string {
  const why = failure !== null && WEBHOOK_FAILURES[failure]
  const tried = attempts > 1 && countOf(attempts, 'попытка', 'попытки', 'попыток')
  const next = next_at !== null && attempts > 0 && `Следующая ${formatMoment(next_at, serverNow())}`
  return [why, tried, next].filter(Boolean).join('. ')
}

/** An event goes again under its old id, so a server that has it takes no second one. */
function Resend({ restaurantId, delivery }: { restaurantId: string; delivery: WebhookDeliveryWire }) {
  const known = useQueryClient()
  const { id: deliveryId, event, order_id, state } = delivery
  const resend = useMutation({
    mutationFn: () =>
      ask(api.integrations.webhooks.restaurant({ restaurantId }).deliveries({ deliveryId }).resend.post()),
    onSuccess: () => showToast('Отправляем ещё раз', { kind: 'success' }),
    onError: (error) => showToast(sentenceOf(error)),
    onSettled: () => known.invalidateQueries({ queryKey: deliveriesKey(restaurantId) }),
  })
  if (order_id === null || state === 'waiting') return null
  return (
    <Button
      size="small"
      aria-label={`Отправить ещё раз: ${SENT_EVENTS[event]}, заказ №\u00A0${order_id}`}
      busy={resend.isPending}
      onClick={() => resend.mutate()}
    >
      Отправить ещё раз
    </Button>
  )
}
