import { regionOffset } from '@ostrov/shared/formats/installation'
import { openWords } from '@ostrov/shared/restaurants/pause'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useNow } from '../../clock'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import './hours.css'
import { NowCards } from './NowCards'
import { SpecialDays } from './SpecialDays'
import { stateOf, useHours } from './use-hours'
import { Week } from './Week'

const TITLE = 'Часы работы'

/** When a restaurant takes orders: now, through the week, and on special days. */
export function HoursPage() {
  return (
    <OneRestaurant permission="settings" title={TITLE}>
      {({ id }) => <Hours id={id} />}
    </OneRestaurant>
  )
}

function Hours({ id }: { id: string }) {
  const { data: hours, error, isFetching, refetch } = useHours(id)
  const now = useNow(1000)
  if (!hours) {
    return (
      <div className="page">
        <PageHeader title={TITLE} />
        {error ? (
          <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </div>
    )
  }
  const state = stateOf(hours, now)
  return (
    <div className="page hours">
      <PageHeader title={TITLE} text={`Время ${zoneName()}`} />
      <p className="hours__now" data-open={state.open} role="status">
        {openWords(state, hours.disabled_until, now)}
      </p>
      {hours.moderation_status !== 'approved' && (
        <p className="hours__note">
          Ресторан ещё не&nbsp;показан клиентам: заказы пойдут, когда его одобрит модератор.
        </p>
      )}
      <NowCards id={id} hours={hours} now={now} />
      <Week id={id} hours={hours} />
      <SpecialDays id={id} hours={hours} now={now} />
    </div>
  )
}

/** «UTC+11» */
function zoneName(): string {
  const hours = regionOffset() / 60
  return `региона, UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
