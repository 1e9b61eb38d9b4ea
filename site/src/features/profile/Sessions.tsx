import { formatMoment } from '@ostrov/shared/formats/time'
import { EDA } from '@ostrov/shared/paths'
import type { OwnSessionWire } from '@ostrov/shared/sessions/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { SkeletonList } from '../../components/Skeleton'
import { forgetUser } from '../account/session'
import { endAllSessions, endSession, readSessions } from './store'
import { useReading } from './use-reading'

/** The browsers that are signed in, each with its way out. */
export function Sessions({ onLeave }: { onLeave: () => void }) {
  const [reading, load] = useReading(readSessions)
  return (
    <section className="sessions stack gap-3" aria-labelledby="sessions">
      <h2 id="sessions">Где вы вошли</h2>
      {reading === 'loading' && <SkeletonList picture={false} rows={2} />}
      {reading === 'failed' && <ErrorState title="Не получилось загрузить список" onRetry={load} />}
      {typeof reading === 'object' && <Listed sessions={reading.data} onChange={load} onLeave={onLeave} />}
    </section>
  )
}

type ListedProps = { sessions: readonly OwnSessionWire[]; onChange: () => void; onLeave: () => void }

function Listed({ sessions, onChange, onLeave }: ListedProps) {
  const [busy, setBusy] = useState(false)
  const now = new Date()
  const leaveEverywhere = async () => {
    setBusy(true)
    try {
      await endAllSessions()
      onLeave()
      forgetUser()
      location.assign(EDA)
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось выйти'), { kind: 'error' })
      setBusy(false)
    }
  }
  return (
    <>
      <ul className="sessions__list ui-card">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{session.device}</strong>
              <span className="ui-muted ui-small">Вход: {formatMoment(session.created_at, now)}</span>
            </span>
            {session.is_current ? (
              <span className="ui-muted ui-small">Это устройство</span>
            ) : (
              <End session={session} onEnd={onChange} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button wide busy={busy} busyLabel="Выходим…" onClick={leaveEverywhere}>
          Выйти везде
        </Button>
      )}
    </>
  )
}

function End({ session, onEnd }: { session: OwnSessionWire; onEnd: () => void }) {
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      await endSession(session.id)
      onEnd()
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось завершить'), { kind: 'error' })
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} busyLabel="Завершаем…" onClick={end}>
      Завершить<span className="ui-hidden"> вход: {session.device}</span>
    </Button>
  )
}
