import { ACCOUNT } from '@ostrov/shared/paths'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { Problem } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { confirmMail } from './store'

type State = 'asking' | 'confirmed' | 'failed' | { refused: string }

/** The link out of the letter: opened by whoever reads that mail, signed in or not. */
export default function MailConfirmed({ token }: { token: string }) {
  const [state, setState] = useState<State>('asking')
  const confirm = useCallback(() => {
    setState('asking')
    confirmMail(token).then(
      () => setState('confirmed'),
      (problem) =>
        setState(problem instanceof Problem && problem.status === 409 ? { refused: problem.message } : 'failed'),
    )
  }, [token])
  useEffect(confirm, [confirm])
  if (state === 'asking') return <SkeletonList picture={false} rows={1} />
  if (state === 'failed') return <ErrorState title="Не получилось подтвердить почту" onRetry={confirm} />
  const toAccount = { href: ACCOUNT, label: 'Мои данные' }
  return state === 'confirmed' ? (
    <EmptyState
      drawing="person"
      title="Почта подтверждена"
      text="Спасибо! Больше ничего делать не нужно."
      action={toAccount}
    />
  ) : (
    <EmptyState drawing="person" title="Ссылка не подошла" text={state.refused} action={toAccount} />
  )
}
