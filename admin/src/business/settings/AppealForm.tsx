import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import { APPEAL_FORM } from '@ostrov/shared/moderation/form'
import type { MenuKind } from '@ostrov/shared/moderation/kinds'
import type { AppealWire } from '@ostrov/shared/moderation/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'

type Props = { restaurant_id: string; appeal: NonNullable<AppealWire> }

/** Whoever does not agree with a refusal says so once; afterwards, what became of it. */
export function Appeal({ restaurant_id, appeal }: Props) {
  const { status, reason, until } = appeal
  if (status === 'pending') return <p>Апелляция подана: её смотрит другой модератор.</p>
  if (status === 'rejected') return <p>В&nbsp;апелляции отказано: {quoted(reason ?? '')}</p>
  if (status !== null || new Date(until) <= serverNow()) return null
  return (
    <details>
      <summary className="ui-link">Не&nbsp;согласны? Подать апелляцию</summary>
      <p className="ui-muted ui-small">Можно до&nbsp;{formatMoment(until, serverNow())}.</p>
      <AppealForm restaurant_id={restaurant_id} appeal={appeal} />
    </details>
  )
}

type Refused = { id: string; moderation_reason: string | null }

/** The same of a dish, an option, a group or a category: asked for where a moderator has sent it back. */
export function AppealOf({ restaurant_id, kind, row }: { restaurant_id: string; kind: MenuKind; row: Refused | null }) {
  const { data } = useQuery({
    queryKey: ['appeal', kind, row?.id],
    queryFn: () =>
      ask(
        api
          .restaurant({ restaurantId: restaurant_id })
          .appeal({ kind })({ id: row?.id ?? '' })
          .get(),
      ),
    enabled: row?.moderation_reason != null,
  })
  if (!data) return null
  return (
    <section className="moderation-note stack gap-2 appeal-note" aria-label="Апелляция">
      <Appeal restaurant_id={restaurant_id} appeal={data} />
    </section>
  )
}

function AppealForm({ restaurant_id, appeal }: Props) {
  const known = useQueryClient()
  const form = useForm({
    table: APPEAL_FORM,
    initial: { words: '' },
    submit: async (input) => {
      const { moderation } = api.restaurant({ restaurantId: restaurant_id })
      await ask(moderation({ id: appeal.verdict_id }).appeal.post(input))
      await known.invalidateQueries()
      showToast('Апелляция подана', { kind: 'success' })
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormField form={form} name="words" />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          Подать апелляцию
        </Button>
      </div>
    </form>
  )
}
