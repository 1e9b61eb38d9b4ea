import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { ImageRowWire } from '@ostrov/shared/images/desk-schema'
import { UNUSED_DAYS } from '@ostrov/shared/images/keeping'
import { IMAGE_PLACES } from '@ostrov/shared/images/lists'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import { RecordFacts } from '../../components/records/RecordFacts'

const OWNERS = { customer: 'Клиент', business: 'Партнёр', admin: 'Администратор', platform: 'Площадка' } as const
const DAY_MS = 24 * 3_600_000

export const sizeWords = ({ width, height }: ImageRowWire['image']) => `${width}\u00A0×\u00A0${height}`
export const ownerWords = ({ kind, name }: ImageRowWire['owner']) => name ?? OWNERS[kind]

type Use = ImageRowWire['uses'][number]

/** One thing that shows the picture. */
export function wordsOfUse({ kind, id, title }: Use): string {
  const name = kind === 'order' ? `№\u00A0${id}` : title && quoted(title)
  return name ? `${IMAGE_PLACES[kind]} ${name}` : IMAGE_PLACES[kind]
}

/** The same, a link where a screen opens it. */
function UseLink({ use }: { use: Use }) {
  const words = wordsOfUse(use)
  if (!use.link) return words
  return (
    <Link className="ui-link" to={use.link}>
      {words}
    </Link>
  )
}

/** The picture large, where it is shown, and what becomes of it where nothing shows it. */
export function ImageFacts({ row: { id, image, owner, uses, unused_since, created_at } }: { row: ImageRowWire }) {
  const { width, height } = image
  return (
    <>
      <Picture image={image} alt="Картинка целиком" ratio={width / height} sizes="480px" eager />
      <RecordFacts
        facts={{
          Загрузил: ownerWords(owner),
          Загружена: formatMoment(created_at, serverNow()),
          Размер: `${sizeWords(image)} точек`,
          Формат: 'WebP; на\u00A0страницах\u00A0— AVIF, WebP или JPEG',
          Номер: <span className="image-desk__id">{id}</span>,
          ...(uses.length === 0 && unused_since !== null && { Удалится: leaving(unused_since) }),
        }}
      />
      <section>
        <h3>Где показана</h3>
        {uses.length === 0 ? (
          <p className="ui-muted">{`Нигде. Такие картинки удаляются сами через ${UNUSED_DAYS}\u00A0дней.`}</p>
        ) : (
          <ul className="image-desk__uses stack gap-2">
            {uses.map((use) => (
              <li key={`${use.kind}:${use.id}`}>
                <UseLink use={use} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

const leaving = (since: string) =>
  `после ${formatMoment(new Date(Date.parse(since) + UNUSED_DAYS * DAY_MS).toISOString(), serverNow())}`
