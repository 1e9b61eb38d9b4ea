import type { PersonSessionWire } from '@ostrov/shared/sessions/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { ErrorState, SkeletonRows } from '../../components/States'
import { seenWords } from '../../sign-in/account/seen-words'

const keyOf = (id: string) => ['administrator-sessions', id]

/** Where an administrator is signed in: each sign-in may be ended, and all of them. */
export function AdministratorSessions({ id }: { id: string }) {
  const door = api.admin.administrator({ id }).sessions
  const { data, error, refetch } = useQuery({ queryKey: keyOf(id), queryFn: () => ask(door.get({ query: {} })) })
  const all = useEnd(id, () => ask(door.delete()), 'Все входы закончились')
  return (
    <section className="stack gap-4" aria-labelledby="administrator-sessions">
      <h3 id="administrator-sessions">Где вошли</h3>
      {!data && (error ? <ErrorState text={sentenceOf(error)} onRetry={refetch} /> : <SkeletonRows rows={2} />)}
      {data && data.items.length === 0 && <p className="ui-muted">Сейчас никуда не&nbsp;вошли.</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="session-list stack gap-2">
            {data.items.map((session) => (
              <Session key={session.id} admin_id={id} session={session} />
            ))}
          </ul>
          <div>
            <Button variant="danger" busy={all.isPending} busyLabel="Завершаем…" onClick={() => all.mutate()}>
              Завершить все
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Session({ admin_id, session }: { admin_id: string; session: PersonSessionWire }) {
  const { id: sessionId, device, address_area } = session
  const door = api.admin.administrator({ id: admin_id }).sessions({ sessionId })
  const end = useEnd(admin_id, () => ask(door.delete()), 'Вход завершён')
  return (
    <li>
      <span>
        {device}
        <span className="data-table__second">
          {[seenWords(session), address_area && `сеть ${address_area}`].filter(Boolean).join(', ')}
        </span>
      </span>
      <Button busy={end.isPending} busyLabel="Завершаем…" onClick={() => end.mutate()}>
        Завершить
        <span className="ui-hidden">: {device}</span>
      </Button>
    </li>
  )
}

function useEnd(id: string, send: () => Promise<unknown>, said: string) {
  const known = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast(said, { kind: 'success' }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: () => known.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
