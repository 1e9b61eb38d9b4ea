import { formatMoment } from '@ostrov/shared/formats/time'
import { STORIES } from '@ostrov/shared/paths'
import type { StoryRow } from '@ostrov/shared/promotions/desk-schema'
import { STORY_FORM } from '@ostrov/shared/promotions/form'
import { STORY_STATES, storyDesk } from '@ostrov/shared/promotions/lists'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { AD_GROUP, placedColumns } from '../promotions/desk'
import { StoryPreview } from './StoryPreview'

const TONES = { shown: 'leaf', planned: 'amber', over: 'ink', hidden: 'ink' } as const

const stateColumn = {
  key: 'state',
  title: 'Состояние',
  cell: (story: typeof StoryRow.static) => (
    <TwoLines
      second={[timeWords(story), story.is_ad && `Реклама: ${story.advertiser_name}`].filter(Boolean).join('. ')}
    >
      <StatusBadge label={STORY_STATES[story.state]} tone={TONES[story.state]} />
    </TwoLines>
  ),
}

/** «с 1 декабря в 9:00 до 7 декабря в 21:00» */
function timeWords({ starts_at, ends_at }: typeof StoryRow.static): string {
  const from = starts_at && `с\u00A0${formatMoment(starts_at, serverNow())}`
  const until = ends_at && `до\u00A0${formatMoment(ends_at, serverNow())}`
  return [from, until].filter(Boolean).join(' ')
}

/** The stories over the delivery's home. */
export const StoriesPage = recordPage({
  noun: 'story',
  path: STORIES,
  calls: api.admin.story,
  file: '/api/admin/story/export',
  list: storyDesk,
  form: STORY_FORM,
  together: ['is_active', 'sort'],
  columns: [
    ...placedColumns.map((column) => (column.key === 'state' ? stateColumn : column)),
    {
      key: 'where',
      title: 'Где',
      cell: ({ cities }) => cities.map(({ title }) => title).join(', ') || 'Во\u00A0всех городах',
    },
    { key: 'restaurant', title: 'Ресторан', cell: ({ restaurant }) => restaurant?.title ?? '—' },
  ],
  titleOf: ({ title }) => title,
  order: {
    query: { state: 'shown' },
    text: 'Так они стоят на\u00A0главной доставки, слева направо. Перенос сохраняется сразу.',
  },
  fresh: () => ({ sort: '0', is_active: true }),
  removal: 'Она сразу пропадёт с\u00A0главной. Вернуть её нельзя; чтобы убрать на\u00A0время, выключите показ.',
  groups: [{ names: ['image_id', 'logo_id'] }, { names: ['starts_at', 'ends_at'] }, AD_GROUP],
  beside: (story) => <StoryPreview story={story} />,
})
