import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';

/** A router link that looks like a button. */
export const ButtonLink = createLink(Button);
