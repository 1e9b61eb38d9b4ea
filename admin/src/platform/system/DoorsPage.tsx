import { formatMoment, formatTime } from '@ostrov/shared/formats/time'
import { DOOR_SETUPS, DOORS } from '@ostrov/shared/system/doors'
import type { DoorWire } from '@ostrov/shared/system/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { type CardState, StateCard, StateFacts } from './StateCard'
import { systemTabs } from './tabs'
import './system.css'

const KEY = ['doors']

/** The services outside: whether each is set up, how it last answered, and a question that does nothing there. */
export function DoorsPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => ask(api.admin.system.doors.get()),
  })
  return (
    <div className="page">
      <PageHeader
        title="Внешние сервисы"
        text="Кого спрашивает площадка и&nbsp;как ей отвечают. Проверка ничего не&nbsp;отправляет и&nbsp;не&nbsp;меняет."
      />
      {systemTabs}
      {!data && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className="state-cards columns-top gap-4">
          {data.items.map((door) => (
            <DoorCard key={door.door} door={door} />
          ))}
        </div>
      )}
    </div>
  )
}

function DoorCard({ door: one }: { door: DoorWire }) {
  const { door, setup, words, can_check } = one
  const known = useQueryClient()
  const check = useMutation({
    mutationFn: () => ask(api.admin.system.doors({ door }).check.post()),
    onSettled: () => known.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <StateCard
      title={DOORS[door]}
      state={stateOf(one)}
      words={words}
      act={
        can_check && (
          <Button
            size="small"
            aria-label={`Проверить: ${DOORS[door]}`}
            busy={check.isPending}
            busyLabel="Проверяем…"
            onClick={() => check.mutate()}
          >
            Проверить
          </Button>
        )
      }
    >
      <div role="status" className="state-card__said">
        {check.data && <p data-ok={check.data.ok}>{check.data.words}</p>}
        {check.error && <p data-ok={false}>{sentenceOf(check.error)}</p>}
      </div>
      {(setup === 'on' || setup === 'half' || one.success_at || one.error_at) && <StateFacts facts={factsOf(one)} />}
    </StateCard>
  )
}

/** What was wrong last and has not been well since stands first. */
function stateOf({ setup, success_at, error_at }: DoorWire): CardState {
  if (error_at && (!success_at || error_at > success_at)) return 'unwell'
  if (setup === 'half') return 'unsure'
  return setup === 'on' ? 'well' : 'off'
}

function factsOf({ setup, success_at, error_at, error, paused_until }: DoorWire) {
  return {
    Настройка: DOOR_SETUPS[setup],
    Запросы: paused_until
      ? `на\u00A0паузе до\u00A0${formatTime(paused_until)}: пять ошибок подряд, потом спросим один раз`
      : 'идут',
    'Последний успех': success_at ? formatMoment(success_at, serverNow()) : 'ещё не\u00A0было',
    'Последняя ошибка': error_at ? (
      <>
        {formatMoment(error_at, serverNow())}
        {error && <span className="state-facts__more">{error}</span>}
      </>
    ) : (
      'не\u00A0было'
    ),
  }
}
