import type { OwnSessionWire } from '@ostrov/shared/sessions/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ErrorState, SkeletonRows } from '../../components/States'
import { forgetStaff } from '../../session/store'
import { seenWords } from './seen-words'
import { useOwnAccount } from './use-own-account'

/** Where one is signed in, each to be ended from afar. */
export function Sessions() {
  const { sessions: door } = useOwnAccount()
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => ask(door.get({ query: {} })),
  })
  const everywhere = useMutation({
    mutationFn: () => ask(door.delete()),
    onSuccess: forgetStaff,
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  return (
    <section className="stack gap-4" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Где вы вошли</h2>
      {!data && (error ? <ErrorState text={sentenceOf(error)} onRetry={refetch} /> : <SkeletonRows rows={2} />)}
      {data && (
        <ul className="session-list stack gap-2">
          {data.items.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="quiet" busy={everywhere.isPending} busyLabel="Выходим…" onClick={() => everywhere.mutate()}>
          Выйти везде
        </Button>
      </div>
    </section>
  )
}

function Session({ session }: { session: OwnSessionWire }) {
  const { id, device, address_area, is_current } = session
  const { sessions: door } = useOwnAccount()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => ask(door({ id }).delete()),
    onSuccess: () => client.invalidateQueries({ queryKey: ['own-sessions'] }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  return (
    <li>
      <span>
        {device}
        <span className="data-table__second">
          {[is_current ? 'Вы сейчас здесь' : seenWords(session), address_area && `сеть ${address_area}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {!is_current && (
        <Button busy={end.isPending} busyLabel="Выходим…" onClick={() => end.mutate()}>
          Выйти
          <span className="ui-hidden">: {device}</span>
        </Button>
      )}
    </li>
  )
}
