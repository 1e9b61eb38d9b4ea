import { formatMoment } from '@ostrov/shared/formats/time'
import { NEWS_FORM } from '@ostrov/shared/news/form'
import { NEWS_STATES, newsDesk } from '@ostrov/shared/news/lists'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import { DESK_NEWS, newsPath } from '@ostrov/shared/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import { namesOf } from '@ostrov/shared/wire/names'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardForm } from '../../components/records/CardForm'
import { TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { NewsEnds } from './NewsEnds'
import { type NewsOfDesk, PublishAct } from './PublishAct'
import '../promotions/desk.css'

const TONES = { published: 'leaf', planned: 'sea', draft: 'ink', hidden: 'amber' } as const
const State = ({ state }: NewsOfDesk) => <StatusBadge label={NEWS_STATES[state]} tone={TONES[state]} />
const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')
const addressOf = ({ slug, number }: NewsOfDesk) => newsPath({ slug: slug ?? '', number })
const isRead = ({ state }: NewsOfDesk) => state === 'published'

/** How and when it is shown is decided by the buttons; where it is shown, by fields. */
const OF_SHOWN: readonly string[] = ['published_at', 'is_hidden', 'correction']
const WRITTEN = namesOf(NEWS_FORM).filter((name) => !OF_SHOWN.includes(name))

const screen: RecordScreen<typeof NEWS_FORM, NewsOfDesk> = {
  noun: 'news',
  path: DESK_NEWS,
  calls: api.admin.news,
  file: '/api/admin/news/export',
  list: newsDesk,
  form: NEWS_FORM,
  together: ['rubric', 'is_hidden'],
  columns: [
    {
      key: 'title',
      title: 'Новость',
      cell: ({ title, image, is_suggested }) => (
        <span className="desk-title row gap-3">
          <Picture image={image} alt="" ratio={1} sizes="40px" className="desk-title__picture" />
          <span>
            <TwoLines second={is_suggested && 'От\u00A0читателя'}>{title}</TwoLines>
          </span>
        </span>
      ),
    },
    {
      key: 'rubric',
      title: 'Рубрика',
      cell: ({ rubric, city }) => (
        <TwoLines second={city?.title ?? 'Весь остров'}>
          <span className="data-table__whole">{RUBRICS[rubric]}</span>
        </TwoLines>
      ),
    },
    { key: 'state', title: 'Состояние', cell: (row) => <State {...row} /> },
    { key: 'published_at', title: 'На\u00A0сайте', cell: ({ published_at }) => moment(published_at) },
  ],
  titleOf: ({ title }) => title,
  fresh: () => ({}),
  names: (row) => (row === null || row.state === 'draft' ? WRITTEN : namesOf(NEWS_FORM)),
  removal: 'Пропадёт и\u00A0её адрес. Опубликованную лучше снять с\u00A0сайта: её адрес скажет, что\u00A0она снята.',
  groups: [{ names: ['image_alt', 'image_caption'] }, { names: ['author', 'source_url'] }],
  card: {
    badge: (row) => <State {...row} />,
    facts: (row) => ({
      'На\u00A0сайте': isRead(row) ? <a href={addressOf(row)}>{`Новость № ${row.number}`}</a> : '—',
      Опубликована: moment(row.published_at),
      Исправлена: moment(row.corrected_at),
      'Читать, минут': row.reading_minutes,
      Откуда: row.is_suggested ? 'Предложил читатель' : 'Редакция',
    }),
    tabs: [{ key: 'text', title: 'Текст', content: (row) => <CardForm screen={screen} row={row} /> }],
    ends: (form, row) => <NewsEnds form={form} row={row} />,
    acts: (row) => <PublishAct row={row} />,
  },
}

/** What the island reads: written, planned, published, corrected. */
export const NewsPage = recordPage(screen)
