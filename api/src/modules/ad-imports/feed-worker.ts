import { answerApart } from '../imports/read-apart'
import { readFeed } from './read-feed'

declare const self: Worker

answerApart(self, readFeed, 'ad_import.unreadable')
