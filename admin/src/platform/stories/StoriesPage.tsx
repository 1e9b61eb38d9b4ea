import { STORIES } from '@ostrov/shared/paths'
import { STORY_FORM } from '@ostrov/shared/promotions/form'
import { storyDesk } from '@ostrov/shared/promotions/lists'
import { api } from '../../api'
import { recordPage } from '../../components/records/record-page'
import { AD_GROUP, placedColumns } from '../promotions/desk'
import { StoryPreview } from './StoryPreview'

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
    ...placedColumns,
    { key: 'restaurant', title: 'Ресторан', cell: ({ restaurant }) => restaurant?.title ?? '—' },
  ],
  titleOf: ({ title }) => title,
  order: {
    query: { state: 'shown' },
    text: 'Так они стоят на\u00A0главной доставки, слева направо. Перенос сохраняется сразу.',
  },
  fresh: () => ({ sort: '0', is_active: true }),
  removal: 'Она сразу пропадёт с\u00A0главной. Вернуть её нельзя; чтобы убрать на\u00A0время, выключите показ.',
  groups: [{ names: ['image_id', 'logo_id'] }, AD_GROUP],
  beside: (story) => <StoryPreview story={story} />,
})
