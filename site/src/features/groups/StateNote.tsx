import { changeSentence } from '@ostrov/shared/baskets/changes'
import { formatTime } from '@ostrov/shared/formats/time'
import { stateWords } from '@ostrov/shared/groups/rules'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { closedDescription, RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { Phrase } from '@ostrov/shared/ui/Phrase'

/** What one has to know before adding: how the gathering stands, whether the kitchen works, what became of dishes. */
export function StateNote({ group }: { group: GroupWire }) {
  const { state, owner_name, me, restaurant, expires_at, changes } = group
  const words =
    me?.is_owner && state === 'locked' ? 'Друзья больше не\u00a0добавляют блюда' : stateWords(state, owner_name)
  return (
    <>
      <p className={words ? 'group__note' : 'ui-muted ui-small'} role="status">
        <Phrase text={words ?? `Добавляйте блюда до\u00a0${formatTime(expires_at)}`} />
      </p>
      {!restaurant.is_open && (
        <p className="group__note" role="status">
          <strong>Ресторан закрыт.</strong> {whyClosed(restaurant)}
          {restaurant.ahead_days !== null && ` ${RESTAURANT_LABELS.ahead}.`}
        </p>
      )}
      {changes.length > 0 && (
        <section className="group__note" aria-label="Что изменилось">
          <strong>Что изменилось</strong>
          <ul className="group__changes">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.item_id}`}>{changeSentence(change)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function whyClosed({ disabled_reason, disabled_until, opens_at }: GroupWire['restaurant']): string {
  const reason = disabled_until ? 'disabled' : 'outside_hours'
  const opens = opens_at ? new Date(opens_at) : null
  return closedDescription({ open: false, closes_at: null, opens_at: opens, reason, disabled_reason }, new Date())
}
