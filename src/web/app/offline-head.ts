import { showChosenTheme } from '#/ui/theme-mode';

showChosenTheme();
