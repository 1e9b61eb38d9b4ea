import { quoted } from '@ostrov/shared/formats/quoted'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

/** What moderators have said to the author before, and for what most often. */
export function AuthorHistory({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['moderation', 'author', id],
    queryFn: () => ask(api.admin.moderation({ id }).author.get()),
    staleTime: 60_000,
  })
  if (!data) return null
  const { approved, needs_work, rejected, reasons } = data
  if (approved + needs_work + rejected === 0)
    return <p className="ui-muted ui-small">Первая заявка этого автора за год.</p>
  return (
    <p className="ui-muted ui-small">
      Автору за год: одобрено {approved}, возвращено {needs_work}, отклонено {rejected}.
      {reasons.length > 0 &&
        ` Чаще всего: ${reasons.map(({ reason, times }) => `${quoted(reason)} — ${times}`).join('; ')}.`}
    </p>
  )
}
