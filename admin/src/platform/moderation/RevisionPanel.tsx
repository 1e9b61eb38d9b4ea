import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import { FIRST_STEPS } from '@ostrov/shared/moderation/first-steps'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { MODERATION } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { ArrowLeft, Check, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import { AppealWords } from './AppealWords'
import { AuthorHistory } from './AuthorHistory'
import { Complaints } from './Complaints'
import { KeysLegend } from './KeysLegend'
import { LargePictures } from './LargePictures'
import { ReturnForm } from './ReturnForm'
import { RevisionFields } from './RevisionFields'
import { useKeys } from './use-keys'
import { neighbour, type useDecide, type useQueue } from './use-queue'
import { useTake } from './use-take'
import { WORDS } from './words'

type Props = {
  revision: RevisionWire
  queue: ReturnType<typeof useQueue>
  decide: ReturnType<typeof useDecide>
  /** Others of the queue are ticked: the keys of a word are theirs. */
  ticking: boolean
}

/** One proposal: what is shown beside what would be, and the moderator's word on it. */
export function RevisionPanel({ revision, queue, decide, ticking }: Props) {
  const { items = [], open, search, id } = queue
  const [returning, setReturning] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The next one opens by itself: the eye is there already, the keyboard comes along, unless it has begun to write here.
    const panel = heading.current?.closest('article')
    if (id && !panel?.contains(document.activeElement)) heading.current?.focus()
  }, [id])
  const { holder, isRefused } = useTake(revision)
  const isPending = revision.status === 'pending' && holder === null && !isRefused
  const lacks = revision.missing.length > 0
  // The one decided before is still being tidied away when the next is here: only its own decision stands in the way.
  const isDeciding = decide.isPending && decide.variables.revision.id === revision.id
  const approve = () => isPending && !isDeciding && decide.mutate({ revision, status: 'approved' })
  const go = (by: 1 | -1) => {
    const next = neighbour(items, revision.id, by)
    if (next) open(next)
  }
  useKeys({
    ...(!ticking && { KeyA: approve, KeyR: () => isPending && setReturning(true) }),
    ...{ KeyJ: () => go(1), KeyK: () => go(-1), Escape: queue.rest },
  })
  const { kind, cause, title, owner_title, author, created_at } = revision
  const words = WORDS[cause]
  return (
    <article className="ui-card revision" aria-labelledby="revision-title">
      <Link className="ui-link page__back revision__back" to={{ pathname: MODERATION, search }}>
        <ArrowLeft size={20} aria-hidden="true" />
        Вся очередь
      </Link>
      <header>
        <h2 id="revision-title" ref={heading} tabIndex={-1}>
          {words.title ? `${words.title}: ${lowerFirst(KIND_LABELS[kind])}` : KIND_LABELS[kind]}{' '}
          <Phrase text={quoted(title)} />
        </h2>
        <p className="ui-muted">
          {owner_title && kind !== 'restaurant' && `${owner_title} · `}
          {authorName(author)} · {formatMoment(created_at, serverNow())}
        </p>
      </header>
      <AuthorHistory id={revision.id} />
      {words.note && <p className="revision__note">{words.note}</p>}
      {revision.appeal && <AppealWords appeal={revision.appeal} />}
      {revision.about === 'complaints' && <Complaints complaints={revision.complaints} />}
      <RevisionFields revision={revision} />
      <LargePictures fields={revision.fields} />
      <Missing revision={revision} />
      {revision.status !== 'pending' && (
        <p role="status">Уже решено: {MODERATION_LABELS[revision.status].toLowerCase()}.</p>
      )}
      {holder && <p role="status">Сейчас смотрит {holder}. Решить сможете, когда заявку отпустят.</p>}
      {isPending && returning && (
        <ReturnForm
          kind={kind}
          words={words}
          // Whoever was late or alone is told by a message.
          send={(word) => decide.mutateAsync({ revision, ...word }).catch(() => undefined)}
          onClose={() => setReturning(false)}
        />
      )}
      {isPending && !returning && (
        <div className="revision__actions">
          <Button variant={lacks ? 'sea' : 'secondary'} size="large" onClick={() => setReturning(true)}>
            <Undo2 size={20} aria-hidden="true" />
            {words.giveBack}
          </Button>
          <Button
            variant={lacks ? 'secondary' : 'sea'}
            size="large"
            busy={isDeciding}
            busyLabel="Сохраняем…"
            onClick={approve}
          >
            <Check size={20} aria-hidden="true" />
            {words.approve}
          </Button>
        </div>
      )}
      <KeysLegend />
    </article>
  )
}

/** A customer need not have said their name. */
const authorName = ({ kind, name }: RevisionWire['author']) => name ?? (kind === 'customer' ? 'Клиент' : 'Сотрудник')

/** Whoever approves what lacks something should know that it does. */
function Missing({ revision: { missing, status } }: Pick<Props, 'revision'>) {
  if (missing.length === 0 || status !== 'pending') return null
  const isBare = missing.includes('logo') || missing.includes('image')
  return (
    <div className="revision__missing">
      <p>
        Чтобы открыться, ресторану не&nbsp;хватает:{' '}
        <strong>{missing.map((step) => lowerFirst(FIRST_STEPS[step])).join(', ')}</strong>.
      </p>
      {isBare && <p>Владельцу сказано, что без&nbsp;логотипа и&nbsp;фото не&nbsp;одобрят.</p>}
    </div>
  )
}
