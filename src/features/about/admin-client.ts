import { writtenClient } from '#/owner/items/client';
import type { OwnersSection, SectionDraft } from './admin-contract';

export const ownersSectionsClient = writtenClient<SectionDraft, OwnersSection>('about');
