import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { type DetailLine, detailLines } from '@ostrov/shared/moderation/details'
import { differenceOf } from '@ostrov/shared/moderation/difference'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { richTextPlain } from '@ostrov/shared/rich-text/plain'
import { MarkedWords } from '../../components/MarkedWords'
import { PlacePoint } from './PlacePoint'
import { picturesIn } from './pictures'

const AD = { where: 'где это', label: 'Объявление', kind: 'home' } as const

type Fields = RevisionWire['fields']

type Enlarge = (field: string, at: number) => void
type Props = { revision: RevisionWire; onEnlarge: Enlarge }

/** So long a line stands beside others. */
const SHORT = 60

/**
 * Each field as people read it: what is shown now, and what would be, then all else that everybody sees of it; the heading has
 * said what a new one is called.
 */
export function RevisionFields({ revision, onEnlarge }: Props) {
  const named = MODERATED[revision.kind].title
  const fields = revision.fields
    .filter(({ name, shown }) => name !== named || shown !== null)
    .toSorted((one, other) => Number(isWide(one)) - Number(isWide(other)))
  const [facts, longer] = [true, false].map((is) => revision.beside.filter((one) => isShort(one) === is))
  return (
    <>
      {facts && <Beside lines={facts} onEnlarge={onEnlarge} />}
      {fields.length > 0 && (
        <dl className="revision__fields stack gap-4">
          {fields.map((field) => (
            <div key={field.name} data-wide={isWide(field) || undefined}>
              <dt>{field.label}</dt>
              <dd>
                <Value {...field} onEnlarge={(at) => onEnlarge(field.name, at)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {longer && <Beside lines={longer} onEnlarge={onEnlarge} isLong />}
    </>
  )
}

const isShort = ({ text, image_ids }: RevisionWire['beside'][number]) =>
  image_ids.length === 0 && text.length <= SHORT && !text.includes('\n')
const isWide = ({ as, shown, proposed }: Fields[number]) =>
  as !== 'text' || [shown, proposed].some((value) => (textOf(value) ?? '').length > SHORT)

type BesideProps = { lines: RevisionWire['beside']; onEnlarge: Enlarge; isLong?: boolean }

/** What everybody sees and nobody proposes to change. */
function Beside({ lines, onEnlarge, isLong }: BesideProps) {
  if (lines.length === 0) return null
  return (
    <dl className="revision__fields stack gap-4 revision__fields--beside">
      {lines.map(({ name, label, text, image_ids }) => (
        <div key={name} data-wide={isLong || undefined}>
          <dt>
            {label}
            {isLong && <span className="ui-muted"> · без изменений</span>}
          </dt>
          <dd>
            {text && <p className="marked-words">{text}</p>}
            {image_ids.length > 0 && <Tiles label={label} ids={image_ids} onEnlarge={(at) => onEnlarge(name, at)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type OneEnlarge = { onEnlarge: (at: number) => void }

function Value({ as, label, shown, proposed, onEnlarge }: Fields[number] & OneEnlarge) {
  if (as === 'image' || as === 'images')
    return <Pictures {...{ label, onEnlarge }} shown={picturesIn(as, shown)} proposed={picturesIn(as, proposed)} />
  if (as === 'point')
    return <PlacePoint standing={AD} shown={{ coordinates: shown }} proposed={{ coordinates: proposed }} />
  if (as === 'rich') return <Rich {...{ label, shown, proposed, onEnlarge }} />
  if (as === 'text') return <Words shown={textOf(shown)} proposed={textOf(proposed) ?? ''} />
  return (
    <dl className="revision__details stack gap-4">
      {detailLines(shown, proposed)
        .filter(isSaid)
        .map((line) => (
          <div key={line.name}>
            <dt className="ui-muted">{line.label}</dt>
            <dd>
              {line.name === 'coordinates' ? <PlacePoint shown={shown} proposed={proposed} /> : <Words {...line} />}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** What orders call it is the restaurant's title, which stands above. */
const isSaid = ({ name }: DetailLine) => name !== 'name'

function Words({ shown, proposed }: { shown: string | null; proposed: string }) {
  if (shown === null) return <p className="marked-words">{proposed || <span className="ui-muted">Пусто</span>}</p>
  return <MarkedWords pieces={differenceOf(shown, proposed)} />
}

type Sides = OneEnlarge & { label: string; shown: unknown; proposed: unknown }

/** The words of a rich text, and the pictures among them. */
function Rich({ shown, proposed, ...rest }: Sides) {
  const [before, after] = [shown, proposed].map((text) => (isRichText(text) ? text : null))
  const sides = { shown: picturesIn('rich', before), proposed: picturesIn('rich', after) }
  return (
    <>
      <Words shown={before ? richTextPlain(before) : null} proposed={after ? richTextPlain(after) : ''} />
      {sides.shown.length + sides.proposed.length > 0 && <Pictures {...rest} {...sides} />}
    </>
  )
}

function Pictures({
  label,
  shown,
  proposed,
  onEnlarge,
}: OneEnlarge & { label: string; shown: string[]; proposed: string[] }) {
  if (shown.length === 0) return <Tiles {...{ label, onEnlarge }} ids={proposed} />
  return (
    <div className="revision__sides columns gap-4">
      {[
        { side: 'Сейчас', ids: shown },
        { side: 'Станет', ids: proposed },
      ].map(({ side, ids }) => (
        <figure key={side}>
          <figcaption className="ui-muted ui-small">{side}</figcaption>
          <Tiles label={`${side}: ${label}`} ids={ids} onEnlarge={onEnlarge} />
        </figure>
      ))}
    </div>
  )
}

/** Pictures small enough to be seen at a glance, each enlarged by a press. */
function Tiles({ label, ids, onEnlarge }: OneEnlarge & { label: string; ids: readonly string[] }) {
  if (ids.length === 0) return <p>Без фото</p>
  return (
    <ul className="revision__tiles columns gap-2">
      {ids.map((id, at) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`${label}, ${at + 1}\u00A0из\u00A0${ids.length}: увеличить`}
            aria-haspopup="dialog"
            onClick={() => onEnlarge(at)}
          >
            <img src={pictureUrl(id, 320, 'webp')} width={120} height={120} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
