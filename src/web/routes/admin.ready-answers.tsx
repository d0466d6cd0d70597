import { createFileRoute } from '@tanstack/react-router';
import { readyAnswerItem } from '#/features/ready-answers/item';
import { ReadyAnswersRoom } from '#/features/ready-answers/ui/admin/ready-answers-room';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/ready-answers')({
  loader: itemList(readyAnswerItem),
  component: withFormParts(ReadyAnswersRoom),
});
