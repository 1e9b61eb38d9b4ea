import { openWords } from '@ostrov/shared/restaurants/pause'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'
import './hours.css'
import { NowCards } from './NowCards'
import { SpecialDays } from './SpecialDays'
import { stateOf, useHours } from './use-hours'
import { Week } from './Week'

/** When a restaurant takes orders: on a page of its own, or in a part of an administrator's card. */
export function HoursEditor({ id }: { id: string }) {
  const { data: hours, error, isFetching, refetch } = useHours(id)
  const now = useNow(1000)
  if (!hours) {
    return error ? (
      <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonRows rows={5} />
    )
  }
  const state = stateOf(hours, now)
  return (
    <>
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
    </>
  )
}
