import { useStore } from '@nanostores/react'
import { loginPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import type { DrawingName } from '@ostrov/shared/ui/drawings'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { useAwake } from '../../components/use-awake'
import { $user_delivery, type UserDelivery } from '../account/store'
import { signInHere } from '../sign-in/sign-in'

type Props = {
  /** What a guest reads. */
  title: string
  drawing: DrawingName
  /** The page's own heading, where only the person's part brings a better one. */
  heading?: string
  /** The same as the server draws it, where that knows the person. */
  drawn?: ReactNode
  children: (user: UserDelivery) => ReactNode
}

/** The person's own part of a page; a guest is asked to sign in and brought back here. */
export function PersonOnly({ title, drawing, heading, drawn, children }: Props) {
  const user = useStore($user_delivery, { ssr: nobody })
  // The server's page knows nobody; only when this browser has taken over does «nobody» mean a guest.
  const known = useAwake()
  if (!known && drawn) return drawn
  if (known && user?.is_confirmed) return children(user)
  return (
    <>
      {heading && <h1 className="ui-hidden">{heading}</h1>}
      {known ? <Guest title={title} drawing={drawing} /> : <SkeletonList />}
    </>
  )
}

function Guest({ title, drawing }: Pick<Props, 'title' | 'drawing'>) {
  return (
    <EmptyState drawing={drawing} title={title} text={'Нужен только номер телефона: пришлём код в\u00a0СМС.'}>
      <a
        className={buttonClass({ variant: 'primary' })}
        href={loginPath({ redirect: location.pathname + location.search })}
        onClick={signInHere}
      >
        Войти
      </a>
    </EmptyState>
  )
}

// «initial» would not do: a persistent store starts with what this browser has kept.
const nobody = () => null
