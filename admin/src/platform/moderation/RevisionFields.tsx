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

/** Each field as people read it: what is shown now, and what would be; the heading has said what a new one is called. */
export function RevisionFields({ revision }: { revision: RevisionWire }) {
  const named = MODERATED[revision.kind].title
  const fields = revision.fields.filter(({ name, shown }) => name !== named || shown !== null)
  return (
    <dl className="revision__fields">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <Value {...field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ as, shown, proposed }: Fields[number]) {
  if (as === 'image' || as === 'images')
    return <Pictures shown={picturesIn(as, shown)} proposed={picturesIn(as, proposed)} />
  if (as === 'point')
    return <PlacePoint standing={AD} shown={{ coordinates: shown }} proposed={{ coordinates: proposed }} />
  if (as === 'rich') return <Rich shown={shown} proposed={proposed} />
  if (as === 'text') return <Words shown={textOf(shown)} proposed={textOf(proposed) ?? ''} />
  return (
    <dl className="revision__details">
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

/** The words of a rich text, and the pictures among them. */
function Rich({ shown, proposed }: { shown: unknown; proposed: unknown }) {
  const [before, after] = [shown, proposed].map((text) => (isRichText(text) ? text : null))
  const sides = { shown: picturesIn('rich', before), proposed: picturesIn('rich', after) }
  return (
    <>
      <Words shown={before ? richTextPlain(before) : null} proposed={after ? richTextPlain(after) : ''} />
      {sides.shown.length + sides.proposed.length > 0 && <Pictures {...sides} />}
    </>
  )
}

function Pictures({ shown, proposed }: { shown: string[]; proposed: string[] }) {
  const sides = [
    ...(shown.length > 0 ? [{ label: 'Сейчас', ids: shown }] : []),
    { label: shown.length > 0 ? 'Станет' : 'Предлагает', ids: proposed },
  ]
  return (
    <div className="revision__sides">
      {sides.map(({ label, ids }) => (
        <figure key={label}>
          <figcaption className="ui-muted ui-small">{label}</figcaption>
          {ids.length === 0 && <p>Без фото</p>}
          {ids.map((id, at) => (
            <a key={id} href={pictureUrl(id, 1200, 'webp')} target="_blank" rel="noreferrer">
              <img
                src={pictureUrl(id, 640, 'webp')}
                width={320}
                height={240}
                alt={`${label}: фото\u00A0${at + 1}, открыть`}
                loading="lazy"
              />
            </a>
          ))}
        </figure>
      ))}
    </div>
  )
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
