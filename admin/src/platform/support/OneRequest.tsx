import { formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { ALL_ORDERS, adPath, CUSTOMERS, recordPath } from '@ostrov/shared/paths'
import { supportDesk } from '@ostrov/shared/support/lists'
import { DESK_SUPPORT } from '@ostrov/shared/support/paths'
import { ANSWER_WAYS, mayAct, SUBJECTS } from '@ostrov/shared/support/rules'
import type { DeskSupportWire } from '@ostrov/shared/support/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Hand } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardAct } from '../../components/records/CardAct'
import { type Card, RecordCard } from '../../components/records/RecordCard'
import { readById } from '../../components/records/read-by-id'
import { useFreshCard } from '../../components/records/use-renewed'
import { Correspondence } from './Correspondence'
import { RequestBadge } from './request-columns'

const ASK_EVERY_MS = 30_000

/** A request's card: who writes of what, what was said, and what can be done. */
export function OneRequest({ id }: { id: string }) {
  const one = useQuery({
    queryKey: ['support_request', 'one', id],
    queryFn: () => readById('support_request', id, () => api.admin.support({ id }).get()),
    refetchInterval: ASK_EVERY_MS,
  })
  return (
    <RecordCard
      noun="support_request"
      list={{ path: DESK_SUPPORT, title: supportDesk.title }}
      id={id}
      one={one}
      card={CARD}
      readLog={(query) => ask(api.admin.support({ id }).log.get({ query }))}
    />
  )
}

const CARD: Card<DeskSupportWire> = {
  titleOf: ({ number }) => `Обращение №\u00A0${number}`,
  badge: ({ status }) => <RequestBadge status={status} />,
  facts: (request) => ({
    'О\u00A0чём': <About request={request} />,
    Пришло: formatMoment(request.created_at, serverNow()),
    Пишет: <Person request={request} />,
    [`Ответить: ${ANSWER_WAYS[request.answer_by].toLowerCase()}`]: <Way request={request} />,
    'В\u00A0работе у': request.taken_by ?? '—',
    'Ждёт с': request.waiting_since ? formatMoment(request.waiting_since, serverNow()) : '—',
  }),
  tabs: [
    {
      key: 'messages',
      title: 'Переписка',
      count: ({ messages }) => messages.length,
      content: (request) => <Correspondence request={request} />,
    },
  ],
  acts: (request) => <Acts request={request} />,
}

function About({ request: { subject, order_id, ad } }: { request: DeskSupportWire }) {
  return (
    <>
      {SUBJECTS[subject]}
      {order_id !== null && (
        <Link className="ui-link request-about" to={recordPath(ALL_ORDERS, String(order_id))}>
          Заказ №&nbsp;{formatNumber(order_id)}
        </Link>
      )}
      {ad && (
        <a
          className="ui-link request-about"
          href={adPath(ad.section, ad.number, ad.slug)}
          target="_blank"
          rel="noopener"
        >
          {ad.title}
        </a>
      )}
    </>
  )
}

function Person({ request: { name, user_id } }: { request: DeskSupportWire }) {
  if (user_id === null) return `${name}, без входа`
  return (
    <Link className="ui-link" to={recordPath(CUSTOMERS, user_id)}>
      {name}
    </Link>
  )
}

function Way({ request: { email, phone } }: { request: DeskSupportWire }) {
  if (phone)
    return (
      <a className="ui-link" href={`tel:+${phone}`}>
        {formatPhone(phone)}
      </a>
    )
  return (
    <a className="ui-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}

function Acts({ request: { id, status, is_mine, taken_by } }: { request: DeskSupportWire }) {
  const fresh = useFreshCard<DeskSupportWire>('support_request', { id }, 'overview')
  const act = useMutation({
    mutationFn: (what: 'take' | 'close') =>
      what === 'take' ? ask(api.admin.support({ id }).take.put()) : ask(api.admin.support({ id }).close.put()),
    onSuccess: (card, what) => {
      fresh(card)
      showToast(what === 'take' ? 'Обращение у\u00A0вас' : 'Обращение закрыто', { kind: 'success' })
    },
    onError: (error) => {
      fresh()
      showToast(sentenceOf(error), { kind: 'error' })
    },
  })
  const mayTake = mayAct('take', status) && !is_mine
  const mayClose = mayAct('close', status)
  if (!mayTake && !mayClose) return null
  return (
    <>
      {mayTake && (
        <CardAct
          icon={Hand}
          label={taken_by ? 'Забрать себе' : 'Взять в\u00A0работу'}
          text={taken_by ? `Сейчас им занимается ${taken_by}.` : 'Коллеги увидят, что вы\u00A0отвечаете.'}
          busy={act.isPending}
          onPress={() => act.mutate('take')}
        />
      )}
      {mayClose && (
        <CardAct
          icon={CircleCheck}
          label="Закрыть"
          text="Человек больше не сможет писать в&nbsp;это обращение."
          busy={act.isPending}
          onPress={() => act.mutate('close')}
        />
      )}
    </>
  )
}
