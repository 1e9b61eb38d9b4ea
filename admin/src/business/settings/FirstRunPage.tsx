import { quoted } from '@ostrov/shared/formats/quoted'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { HOURS, LEGAL_SETTINGS, MENU, NEW_RESTAURANT, SETTINGS, ZONES } from '@ostrov/shared/paths'
import type { RestaurantWithCountWire } from '@ostrov/shared/profiles/schema'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../api'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { useProfile } from '../../session/people'
import { TestOrder } from './TestOrder'

/** What a new owner does first, and what of it is left. */
export function FirstRunPage() {
  const { data: profile } = useProfile()
  if (profile?.role === 'owner' && profile.restaurants.length === 0) return <Welcome name={profile.name} />
  return (
    <OneRestaurant permission="settings" title="Запуск ресторана">
      {({ id, title }) => (
        <div className="page page--narrow">
          <PageHeader title="Запуск ресторана" text={title} />
          <Checklist id={id} />
        </div>
      )}
    </OneRestaurant>
  )
}

function Welcome({ name }: { name: string }) {
  return (
    <div className="page page--narrow">
      <EmptyState
        alone
        title={`Здравствуйте, ${name}!`}
        text="Начнём с&nbsp;ресторана: название, адрес и&nbsp;кухни. Потом часы, зоны доставки и&nbsp;меню."
      >
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={NEW_RESTAURANT}>
          Добавить ресторан
        </Link>
      </EmptyState>
    </div>
  )
}

function Checklist({ id }: { id: string }) {
  const { data: profile } = useProfile()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['with-count', id],
    queryFn: () => ask(api.business_user.restaurants({ restaurantId: id }).with_count.get()),
  })
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  const steps = stepsOf(data)
  const left = steps.filter(({ done }) => !done).length
  return (
    <>
      <p role="status">
        {left === 0 ? 'Всё заполнено. ' : `Осталось: ${left}. `}
        Модерация: {MODERATION_LABELS[data.moderation_status].toLowerCase()}.
        {data.moderation_reason && ` Модератор пишет: ${quoted(data.moderation_reason)}`}
      </p>
      <ol className="checklist">
        {steps.map(({ to, label, done, more }) => (
          <li key={label} data-done={done || undefined}>
            <span className="checklist__what">
              {done ? <CircleCheck size={24} aria-hidden="true" /> : <Circle size={24} aria-hidden="true" />}
              <span>
                {label}
                <span className="data-table__second">{done ? 'Готово' : more}</span>
              </span>
            </span>
            <Link className={buttonClass({})} to={to}>
              {done ? 'Посмотреть' : 'Заполнить'}
              <span className="ui-hidden">: {label}</span>
            </Link>
          </li>
        ))}
      </ol>
      {profile?.role === 'owner' && (
        <TestOrder id={id} test_order_id={data.test_order_id} dishes={data.counts.products ?? 0} />
      )}
    </>
  )
}

/** What a restaurant needs before it can take its first order. */
function stepsOf({ counts }: RestaurantWithCountWire) {
  return [
    {
      to: SETTINGS,
      label: 'Логотип и\u00A0фото',
      done: counts.has_logo && counts.has_image,
      more: 'Без\u00A0них ресторан не\u00A0одобрят',
    },
    { to: LEGAL_SETTINGS, label: 'Реквизиты', done: counts.has_legal_info, more: 'ИНН, ОГРН и\u00A0адрес' },
    { to: HOURS, label: 'Часы работы', done: (counts.schedules ?? 0) > 0, more: 'Когда принимаете заказы' },
    { to: ZONES, label: 'Зоны доставки', done: (counts.zones ?? 0) > 0, more: 'Куда и\u00A0за\u00A0сколько везёте' },
    { to: MENU, label: 'Меню', done: (counts.products ?? 0) > 0, more: 'Хотя бы одно блюдо' },
  ]
}
