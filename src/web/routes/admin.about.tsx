import { createFileRoute } from '@tanstack/react-router';
import { sectionItem } from '#/features/about/item';
import { AboutRoom } from '#/features/about/ui/admin/about-room';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/about')({
  loader: itemList(sectionItem),
  component: withFormParts(AboutRoom),
});
