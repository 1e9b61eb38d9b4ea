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
import { picturePairs } from './pictures'
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
  // The one decided before is still being tidied away when the next is here: only its own decision stands in the way.
  const isDeciding = decide.isPending && decide.variables.revision.id === revision.id
  const { holder, isRefused } = useTake(revision, isDeciding)
  const isPending = revision.status === 'pending' && holder === null && !isRefused
  const word = useWord({ revision, queue, decide, ticking, isPending, isDeciding })
  const pairs = picturePairs(revision)
  const [large, setLarge] = useState<number | null>(null)
  const enlarge = (field: string, at: number) =>
    setLarge(pairs.findIndex((one) => one.field === field && one.at === at))
  const words = WORDS[revision.cause]
  return (
    <article className="ui-card revision" aria-labelledby="revision-title">
      <Link className="ui-link page__back revision__back" to={{ pathname: MODERATION, search: queue.search }}>
        <ArrowLeft size={20} aria-hidden="true" />
        Вся очередь
      </Link>
      <Head revision={revision} opened={queue.id} />
      <AuthorHistory id={revision.id} />
      {words.note && <p className="revision__note">{words.note}</p>}
      {revision.appeal && <AppealWords appeal={revision.appeal} />}
      {revision.about === 'complaints' && <Complaints complaints={revision.complaints} />}
      <RevisionFields revision={revision} onEnlarge={enlarge} />
      <LargePictures pairs={pairs} at={large} onShow={setLarge} />
      <Missing revision={revision} />
      {revision.status !== 'pending' && (
        <p role="status">Уже решено: {MODERATION_LABELS[revision.status].toLowerCase()}.</p>
      )}
      {holder && <p role="status">Сейчас смотрит {holder}. Решить сможете, когда заявку отпустят.</p>}
      <KeysLegend />
      {isPending && (
        <div className="revision__word">
          {word.returning ? (
            <ReturnForm
              kind={revision.kind}
              words={words}
              // Whoever was late or alone is told by a message.
              send={(word) => decide.mutateAsync({ revision, ...word }).catch(() => undefined)}
              onClose={() => word.setReturning(false)}
            />
          ) : (
            <Acts words={words} lacks={revision.missing.length > 0} word={word} />
          )}
        </div>
      )}
    </article>
  )
}

/** What the moderator says of it, by a button or by a key. */
function useWord({
  revision,
  queue,
  decide,
  ticking,
  isPending,
  isDeciding,
}: Props & Record<'isPending' | 'isDeciding', boolean>) {
  const [returning, setReturning] = useState(false)
  const approve = () => isPending && !isDeciding && decide.mutate({ revision, status: 'approved' })
  const go = (by: 1 | -1) => {
    const next = neighbour(queue.items ?? [], revision.id, by)
    if (next) queue.open(next)
  }
  useKeys({
    ...(!ticking && { KeyA: approve, KeyR: () => isPending && !isDeciding && setReturning(true) }),
    ...{ KeyJ: () => go(1), KeyK: () => go(-1), Escape: queue.rest },
  })
  return { isDeciding, approve, returning, setReturning }
}

/** What it is and whose. */
function Head({ revision, opened }: Pick<Props, 'revision'> & { opened: string | undefined }) {
  const { kind, cause, title, owner_title, author, created_at } = revision
  const words = WORDS[cause]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The next one opens by itself: the eye is there already, the keyboard comes along from what it stood on, unless that stands still.
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    if (opened && (isFree || activeElement.closest('.queue__row'))) heading.current?.focus()
  }, [opened])
  return (
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
  )
}

type ActsProps = { words: (typeof WORDS)[keyof typeof WORDS]; lacks: boolean; word: ReturnType<typeof useWord> }

function Acts({ words, lacks, word }: ActsProps) {
  return (
    <div className="revision__actions">
      <Button variant={lacks ? 'sea' : 'secondary'} size="large" onClick={() => word.setReturning(true)}>
        <Undo2 size={20} aria-hidden="true" />
        {words.giveBack}
      </Button>
      <Button
        variant={lacks ? 'secondary' : 'sea'}
        size="large"
        busy={word.isDeciding}
        busyLabel="Сохраняем…"
        onClick={word.approve}
      >
        <Check size={20} aria-hidden="true" />
        {words.approve}
      </Button>
    </div>
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
