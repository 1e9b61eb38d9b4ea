import { quoted } from '@ostrov/shared/formats/quoted'
import { FIRST_STEPS, type FirstCounts, type FirstStep, missingSteps } from '@ostrov/shared/moderation/first-steps'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { HOURS, LEGAL_SETTINGS, MENU, NEW_RESTAURANT, SETTINGS, ZONES } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { useProfile } from '../../session/people'
import { TestOrder } from './TestOrder'
import { useFirstSteps } from './use-first-steps'

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
        <Link className={buttonClass({ variant: 'sea', size: 'large' })} to={NEW_RESTAURANT}>
          Добавить ресторан
        </Link>
      </EmptyState>
    </div>
  )
}

function Checklist({ id }: { id: string }) {
  const { data: profile } = useProfile()
  const { data, error, isFetching, refetch } = useFirstSteps(id)
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  const steps = stepsOf(data.counts, profile?.role === 'owner')
  const left = steps.filter(({ done }) => !done).length
  return (
    <>
      <p role="status">
        {left === 0 ? 'Всё заполнено. ' : `Осталось: ${left}. `}
        Модерация: {MODERATION_LABELS[data.moderation_status].toLowerCase()}.
        {data.moderation_reason && ` Модератор пишет: ${quoted(data.moderation_reason)}`}
      </p>
      <ol className="checklist stack gap-2">
        {steps.map(({ to, label, done, more }) => (
          <li key={label} data-done={done || undefined}>
            <span className="checklist__what row gap-3">
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

type Step = { to: string; label: string; more: string; of: readonly FirstStep[] }

const STEPS: readonly Step[] = [
  { to: SETTINGS, label: 'Логотип и\u00A0фото', more: 'Без\u00A0них ресторан не\u00A0одобрят', of: ['logo', 'image'] },
  { to: LEGAL_SETTINGS, label: FIRST_STEPS.legal, more: 'ИНН, ОГРН и\u00A0адрес', of: ['legal'] },
  { to: HOURS, label: FIRST_STEPS.hours, more: 'Когда принимаете заказы', of: ['hours'] },
  { to: ZONES, label: FIRST_STEPS.zones, more: 'Куда и\u00A0за\u00A0сколько везёте', of: ['zones'] },
  { to: MENU, label: FIRST_STEPS.menu, more: 'Хотя бы одно блюдо', of: ['menu'] },
]

function stepsOf(counts: FirstCounts, isOwner: boolean) {
  const missing = missingSteps(counts)
  return STEPS.filter((step) => mayDo(step, counts, isOwner)).map((step) => ({
    ...step,
    done: !step.of.some((one) => missing.includes(one)),
  }))
}

/** What a manager may not see they cannot fill in. */
function mayDo({ of }: Step, { products }: FirstCounts, isOwner: boolean): boolean {
  if (of.includes('legal')) return isOwner
  return !of.includes('menu') || products !== null
}
